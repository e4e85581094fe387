const width = 4;
