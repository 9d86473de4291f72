"""Starting a server, and how it is."""
