"""Processes beside the server, in which bots think and what comes from outside is read."""
