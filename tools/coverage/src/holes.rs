//! The list of cells that no input reaches, with reasons: `MATRIX: ROW / COLUMN -- REASON`, `*` for any row or column.

use crate::matrix::Matrix;

struct Hole {
    line: usize,
    matrix: String,
    row: String,
    column: String,
    reason: String,
}

/// The list.
pub struct Holes(Vec<Hole>);

impl Holes {
    /// Reads the list. Blank lines and those that begin with `#` mean nothing.
    pub fn parse(text: &str) -> Result<Self, String> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        let hole = |(index, line): (usize, &str)| {
            let parts = || {
                let (cell, reason) = line.split_once(" -- ")?;
                let (matrix, place) = cell.split_once(": ")?;
                let (row, column) = place.split_once(" / ")?;
                let own = |text: &str| text.trim().to_owned();
                let (matrix, row, column) = (own(matrix), own(row), own(column));
                Some(Hole { line: index + 1, matrix, row, column, reason: own(reason) })
            };
            parts()
                .ok_or_else(|| format!("coverage-holes.txt line {}: not `MATRIX: ROW / COLUMN -- REASON`", index + 1))
        };
        lines.map(hole).collect::<Result<_, _>>().map(Self)
    }

    /// Why a cell is allowed to be empty.
    pub fn reason(&self, matrix: &Matrix, row: usize, column: usize) -> Option<&str> {
        self.0.iter().find(|hole| hole.covers(matrix, row, column)).map(|hole| hole.reason.as_str())
    }

    /// Cells without an input and without a reason; lines that excuse no empty cell.
    pub fn check(&self, matrices: &[Matrix]) -> Vec<String> {
        let mut faults = Vec::new();
        let mut used = vec![false; self.0.len()];
        for matrix in matrices {
            for (row, column) in cells(matrix).filter(|&(row, column)| matrix.cell(row, column).count == 0) {
                let mut is_excused = false;
                for (hole, used) in self.0.iter().zip(&mut used) {
                    if hole.covers(matrix, row, column) {
                        (is_excused, *used) = (true, true);
                    }
                }
                if !is_excused {
                    let (row, column) = (&matrix.rows[row], &matrix.columns[column]);
                    faults.push(format!("{}: {row} / {column} is reached by no input", matrix.name));
                }
            }
        }
        for (hole, _) in self.0.iter().zip(used).filter(|(_, used)| !used) {
            faults.push(format!("coverage-holes.txt line {}: excuses no empty cell", hole.line));
        }
        faults
    }
}

impl Hole {
    fn covers(&self, matrix: &Matrix, row: usize, column: usize) -> bool {
        let fits = |pattern: &str, name: &str| match pattern.strip_suffix('*') {
            Some(start) => name.starts_with(start),
            None => pattern == name,
        };
        self.matrix == matrix.name && fits(&self.row, &matrix.rows[row]) && fits(&self.column, &matrix.columns[column])
    }
}

/// All cells of a matrix, row by row.
pub fn cells(matrix: &Matrix) -> impl Iterator<Item = (usize, usize)> + '_ {
    (0..matrix.rows.len()).flat_map(|row| (0..matrix.columns.len()).map(move |column| (row, column)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrix::all;

    #[test]
    fn lines_excuse_empty_cells_only() {
        let mut matrices = all();
        let columns = matrices[5].columns[0].clone();
        let rows = matrices[5].rows.clone();
        rows[1..].iter().for_each(|row| matrices[5].note(row, &columns, "a"));
        let matrices = &matrices[5..];
        assert_eq!(Holes::parse("").map(|holes| holes.check(matrices).len()), Ok(1));
        let line = |row: &str| format!("# why\n\nextension: {row} / * -- none\n");
        assert_eq!(Holes::parse(&line(&rows[0])).map(|holes| holes.check(matrices)), Ok(Vec::new()));
        let faults = Holes::parse(&line(&rows[1])).map(|holes| holes.check(matrices).len());
        assert_eq!(faults, Ok(2), "one cell without a reason, one line without a cell");
        assert!(Holes::parse("extension").is_err());
    }
}
