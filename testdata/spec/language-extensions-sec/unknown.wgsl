//# expect-error: wgsl/unknown-language-extension
requires telepathic_pointers;
