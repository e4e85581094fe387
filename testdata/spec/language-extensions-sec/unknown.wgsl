//# expect-error: wgsl/unknown-language-extension line 2
requires telepathic_pointers;
