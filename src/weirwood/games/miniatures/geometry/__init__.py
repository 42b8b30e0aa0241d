"""Exact geometry of the battlefield.

Lengths are whole thousandths of an inch, angles whole hundredths of a degree, and sines come from
a table that is part of the source: the same position gives the same answer on every machine.
A facing of 0 looks towards larger y, and facings grow clockwise.
"""
