//# expect-error: wgsl/declaration-cycle
alias Rows = array<Row, 2>;
alias Row = array<Rows, 3>;
