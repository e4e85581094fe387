//! The matrices: their rows and columns, and who reached which cell.

use colorfast::intrinsics::{BinaryOp, Extension, LanguageFeature, UnaryOp};
use colorfast::types::BuiltinValue;

/// Which matrix: the index in [`all`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Statements,
    Instructions,
    Types,
    Builtins,
    Attributes,
    Extensions,
}

/// Constructs and places.
pub struct Matrix {
    /// What is crossed with what.
    pub name: &'static str,
    pub rows: Vec<String>,
    pub columns: Vec<String>,
    cells: Vec<Cell>,
}

/// How many inputs reach it, and the first.
#[derive(Clone, Default)]
pub struct Cell {
    pub count: usize,
    pub first: Option<String>,
    last: Option<String>,
}

impl Matrix {
    fn new(name: &'static str, rows: &[&str], columns: &[&str]) -> Self {
        let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        Self { name, rows: own(rows), columns: own(columns), cells: vec![Cell::default(); rows.len() * columns.len()] }
    }

    /// The cell in that row and column.
    pub fn cell(&self, row: usize, column: usize) -> &Cell {
        &self.cells[row * self.columns.len() + column]
    }

    /// Notes that an input reaches a cell. What the matrix has no row or column for is none of its business.
    pub fn note(&mut self, row: &str, column: &str, input: &str) {
        let place = |names: &[String], name: &str| names.iter().position(|known| known == name);
        let (Some(row), Some(column)) = (place(&self.rows, row), place(&self.columns, column)) else { return };
        let cell = &mut self.cells[row * self.columns.len() + column];
        if cell.last.as_deref() != Some(input) {
            cell.count += 1;
            cell.last = Some(input.to_owned());
            cell.first.get_or_insert_with(|| input.to_owned());
        }
    }

    /// How many cells are reached, and how many there are.
    pub fn counts(&self) -> (usize, usize) {
        (self.cells.iter().filter(|cell| cell.count > 0).count(), self.cells.len())
    }
}

/// The statements, by their places.
const STATEMENTS: [&str; 21] = [
    "var",
    "let",
    "const",
    "const_assert",
    "assign",
    "compound assign",
    "phony assign",
    "increment",
    "decrement",
    "call",
    "block",
    "if",
    "switch",
    "loop",
    "while",
    "for",
    "break",
    "break if",
    "continue",
    "return",
    "discard",
];
const POSITIONS: [&str; 10] =
    ["function", "block", "if", "else", "case", "loop", "continuing", "while", "for", "for header"];

/// The types of values, by component and shape.
pub const VALUE_TYPES: [&str; 14] = [
    "bool", "i32", "u32", "f32", "f16", "vec bool", "vec i32", "vec u32", "vec f32", "vec f16", "mat f32", "mat f16",
    "array", "struct",
];

/// The types that memory holds.
pub const STORE_TYPES: [&str; 18] = [
    "bool",
    "i32",
    "u32",
    "f32",
    "f16",
    "vec bool",
    "vec i32",
    "vec u32",
    "vec f32",
    "vec f16",
    "mat f32",
    "mat f16",
    "array",
    "array by override",
    "array at run time",
    "struct",
    "atomic",
    "handle",
];
const SPACES: [&str; 8] =
    ["function", "private", "workgroup", "uniform", "storage read", "storage read_write", "immediate", "handle"];

const PLACES: [&str; 9] =
    ["module", "vertex", "fragment", "compute", "helper function", "parameter", "result", "member", "statement"];
const ATTRIBUTES: [&str; 18] = [
    "align",
    "binding",
    "blend_src",
    "builtin",
    "compute",
    "const",
    "diagnostic",
    "fragment",
    "group",
    "id",
    "interpolate",
    "invariant",
    "location",
    "must_use",
    "size",
    "subgroup_size",
    "vertex",
    "workgroup_size",
];

/// All matrices, in the order of [`Kind`].
pub fn all() -> Vec<Matrix> {
    let mut instructions = vec![
        "var",
        "let",
        "override",
        "load",
        "store",
        "load_vector_element",
        "store_vector_element",
        "access pointer",
        "access value",
        "swizzle",
        "construct",
        "convert",
        "bitcast",
        "call",
    ];
    let value_operators =
        UnaryOp::ALL.into_iter().filter(|op| !matches!(op, UnaryOp::AddressOf | UnaryOp::Indirection));
    instructions.extend(value_operators.map(UnaryOp::name));
    // Those that short-circuit are control flow in the IR.
    instructions.extend(BinaryOp::ALL.into_iter().filter(|op| !op.is_short_circuiting()).map(BinaryOp::name));
    let builtins: Vec<&str> =
        BuiltinValue::ALL.iter().map(|builtin| builtin.name()).filter(|n| !n.starts_with('_')).collect();
    let mut extensions: Vec<&str> = Extension::ALL.iter().map(|extension| extension.name()).collect();
    extensions.extend(LanguageFeature::ALL.iter().map(|feature| feature.name()));
    vec![
        Matrix::new("statement and place", &STATEMENTS, &POSITIONS),
        Matrix::new("instruction and type", &instructions, &VALUE_TYPES),
        Matrix::new("type and address space", &STORE_TYPES, &SPACES),
        Matrix::new(
            "built-in value and stage",
            &builtins,
            &["vertex in", "vertex out", "fragment in", "fragment out", "compute in"],
        ),
        Matrix::new("attribute and place", &ATTRIBUTES, &PLACES),
        Matrix::new("extension", &extensions, &["enabled or required"]),
    ]
}
