//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
