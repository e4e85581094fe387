//# expect-error: wgsl/unknown-feature
requires telepathic_pointers;
