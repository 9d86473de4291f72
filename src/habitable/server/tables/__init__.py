"""Tables: how one stands, what changes it, what people see of it."""
