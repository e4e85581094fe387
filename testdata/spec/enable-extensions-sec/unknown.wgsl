//# expect-error: wgsl/unknown-extension
enable eleven_dimensions;
