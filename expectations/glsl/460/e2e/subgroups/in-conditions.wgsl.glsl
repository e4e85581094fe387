//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
