//# case fail
//# expect-error: wgsl/unknown-enable-extension line 2
enable eleven_dimensions;
//# case pass
enable f16;
