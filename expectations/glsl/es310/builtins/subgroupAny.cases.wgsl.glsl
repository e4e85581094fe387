//# case subgroupAny/bool/literal
//# refused target/unsupported-builtin
'subgroupAny' has no form in this target
//# case subgroupAny/bool/variable
//# refused target/unsupported-builtin
'subgroupAny' has no form in this target
//# case subgroupAny/bool/override
//# refused target/unsupported-builtin
'subgroupAny' has no form in this target
