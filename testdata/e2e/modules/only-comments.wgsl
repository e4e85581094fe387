// Nothing but comments

/* and blank lines. */
