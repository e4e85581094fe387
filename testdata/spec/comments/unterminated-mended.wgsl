const a = 1;
/* and so on */
