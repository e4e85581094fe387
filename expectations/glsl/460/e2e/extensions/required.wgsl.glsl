//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
