//# case subgroupElect/none
//# refused target/unsupported-builtin
'subgroupElect' has no form in this target
