//# case subgroupAll/bool/literal
//# refused target/unsupported-builtin
'subgroupAll' has no form in this target
//# case subgroupAll/bool/variable
//# refused target/unsupported-builtin
'subgroupAll' has no form in this target
//# case subgroupAll/bool/override
//# refused target/unsupported-builtin
'subgroupAll' has no form in this target
