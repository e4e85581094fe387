//# changes from es310
2-4: #version 460
82:       sum = fma(entries.inner[min(i, uint(entries.inner.length()) - 1u)].value, direction.inner[min(entries.inner[min(i, uint(entries.inner.length()) - 1u)].column, uint(direction.inner.length()) - 1u)], sum);
95-97: #version 460
169-171: #version 460
