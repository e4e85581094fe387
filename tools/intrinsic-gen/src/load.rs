//! Reading a definition file and what it imports.

use crate::model::FileId;
use crate::parse::parse;
use crate::source::{Error, Sources, Span};
use crate::tree::File;

/// How files are read: from the path relative to the project's root to the text, or to words that say why not.
pub type Reader<'a> = &'a dyn Fn(&str) -> Result<String, String>;

/// Reads `path` and its imports. Files come in the order in which their declarations count: imported ones first.
pub fn load(sources: &mut Sources, read: Reader<'_>, path: &str) -> Result<Vec<File>, Vec<Error>> {
    let mut loader = Loader { sources, read, files: Vec::new(), open: Vec::new(), errors: Vec::new() };
    loader.file(path, None);
    if loader.errors.is_empty() { Ok(loader.files) } else { Err(loader.errors) }
}

struct Loader<'a> {
    sources: &'a mut Sources,
    read: Reader<'a>,
    files: Vec<File>,
    /// The files whose imports are being read, outermost first, with the import that led to each.
    open: Vec<(FileId, Option<Span>)>,
    errors: Vec<Error>,
}

impl Loader<'_> {
    fn file(&mut self, path: &str, import: Option<Span>) {
        if let Some(known) = self.sources.find(path) {
            if let Some(at) = self.open.iter().position(|(file, _)| *file == known) {
                self.cycle(at, path, import);
            }
            return;
        }
        let text = match (self.read)(path) {
            Ok(text) => text,
            Err(why) => {
                let message = format!("cannot read '{path}': {why}");
                self.errors.push(Error { span: import, message, notes: Vec::new() });
                return;
            }
        };
        let file = self.sources.add(path, text);
        let tree = match parse(self.sources, file) {
            Ok(tree) => tree,
            Err(error) => return self.errors.push(error),
        };
        self.open.push((file, import));
        for import in &tree.imports {
            self.file(&import.text, Some(import.span));
        }
        self.open.pop();
        self.files.push(tree);
    }

    fn cycle(&mut self, at: usize, path: &str, import: Option<Span>) {
        let Some(span) = import else { return };
        let mut error = Error::at(span, format!("'{path}' imports itself"));
        for (file, import) in &self.open[at + 1..] {
            if let Some(import) = import {
                error = error.note(*import, format!("through '{}'", self.sources.path(*file)));
            }
        }
        self.errors.push(error);
    }
}
