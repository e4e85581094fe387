//# case fail
//# expect-error: wgsl/declaration-cycle line 2
alias Rows = array<Row, 2>;
alias Row = array<Rows, 3>;
//# case pass
alias Rows = array<Row, 2>;
alias Row = array<f32, 3>;
