"""What goes over the wire, and who is let in."""
