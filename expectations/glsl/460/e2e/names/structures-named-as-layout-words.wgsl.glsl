//# changes from es310
2-4: #version 460
27: layout(binding = 0, rgba8) writeonly uniform image2D image;
36-38: #version 460
