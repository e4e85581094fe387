//# refused hlsl/buffer-ranges
the buffer ranges have no pair 8192: a uniform buffer of 64 KiB holds 8192 of them, counted from 0
