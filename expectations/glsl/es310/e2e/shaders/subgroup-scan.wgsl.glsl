//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
