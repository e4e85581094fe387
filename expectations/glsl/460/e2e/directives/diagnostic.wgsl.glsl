//# changes from es310
1-3: #version 460
33:   sum = sum + dFdxFine(sum);
