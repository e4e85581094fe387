//# expect-error: wgsl/declaration-cycle line 2
alias Rows = array<Row, 2>;
alias Row = array<Rows, 3>;
