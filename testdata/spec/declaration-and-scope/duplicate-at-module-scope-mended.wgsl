const limit = 4;
override bound = 5;
