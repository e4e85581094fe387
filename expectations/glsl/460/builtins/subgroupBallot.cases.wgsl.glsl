//# case subgroupBallot/bool/literal
//# refused target/unsupported-builtin
'subgroupBallot' has no form in this target
//# case subgroupBallot/bool/variable
//# refused target/unsupported-builtin
'subgroupBallot' has no form in this target
//# case subgroupBallot/bool/override
//# refused target/unsupported-builtin
'subgroupBallot' has no form in this target
