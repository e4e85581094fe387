//! Containers that know nothing of shaders: typed ids, arenas and tables of them, the string interner, word lists, the indenting writer, the count of work.

mod id_table;
pub mod ids;
pub mod interner;
pub mod options;
pub mod text;
mod word_set;
pub mod work;

pub use id_table::IdTable;
pub use ids::{Id, IdVec, Range32};
pub use interner::{Interner, Symbol};
pub use options::{Choice, OptionInfo, OptionTable, OptionType, OptionValue};
pub use text::TextWriter;
pub use word_set::WordSet;
