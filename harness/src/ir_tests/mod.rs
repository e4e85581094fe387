//! File tests of the IR: a `.ir` file says what is done to the module in it and holds what must come of it.
//!
//! [`format`] reads a file and rewrites it when blessed, [`step`] runs one. Both know the compiler by the protocol alone, so that
//! whoever answers requests can be held to these files: a compiler in its own process, or a library in ours.

pub mod format;
pub mod step;

pub use format::IrFile;

use crate::inputs::relative;
use crate::tree::Tree;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use walkdir::WalkDir;

/// Reads every `.ir` file of a tree, in the order of their paths.
pub fn discover(tree: &Tree) -> Result<Vec<Arc<IrFile>>, String> {
    below(&tree.testdata())
}

/// Reads every `.ir` file below a folder, in the order of their paths.
pub fn below(folder: &Path) -> Result<Vec<Arc<IrFile>>, String> {
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(|error| format!("cannot walk {}: {error}", folder.display()))?;
        let path = entry.path();
        if !entry.file_type().is_file() || path.extension().is_none_or(|extension| extension != "ir") {
            continue;
        }
        let text = fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        files.push(Arc::new(IrFile::parse(relative(path, folder), text)));
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}
