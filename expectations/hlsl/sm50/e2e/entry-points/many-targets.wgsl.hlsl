//# refused target/render-targets
Direct3D has 8 render targets, and none for location 9
