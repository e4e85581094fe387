alias Rows = array<Row, 2>;
alias Row = array<f32, 3>;
