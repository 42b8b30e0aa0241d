"""What goes over the line: messages, connections, and who may open one."""
