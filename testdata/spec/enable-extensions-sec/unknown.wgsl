//# expect-error: wgsl/unknown-enable-extension
enable eleven_dimensions;
