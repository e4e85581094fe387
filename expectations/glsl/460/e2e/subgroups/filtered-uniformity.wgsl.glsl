//# refused target/unsupported-builtin
'subgroupBallot' has no form in this target
