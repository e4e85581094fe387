// The attribute may not be used by authors, so that only its form can be tried: see the rejecting case.
const a = 1;
