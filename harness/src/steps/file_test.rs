//! A file test of the IR, asked of the compiler under test; its expected text is written in place when blessed.

use super::{Context, Fault, Step};
use crate::backends;
use crate::golden::write_atomically;
use crate::ir_tests::format::Action;
use crate::ir_tests::{IrFile, step};
use std::sync::atomic::Ordering;

/// Runs a file, blesses it where asked, and has the text of a target validated.
pub fn run(context: &Context, file: &IrFile) -> Result<(), Fault> {
    let ran = step::run(file, &mut |request| context.compilers.with(|compiler| compiler.request(request)))?;
    if let Some(fault) = ran.difference {
        match ran.blessed {
            Some(text) if context.settings.bless => {
                let path = context.settings.tree.testdata().join(&file.path);
                write_atomically(&path, text.as_bytes()).map_err(|why| Fault::new(Step::Expectations, why, ""))?;
                context.file_tests_blessed.fetch_add(1, Ordering::Relaxed);
            }
            _ => return Err(fault),
        }
    }
    let Action::Print { target, .. } = &file.action else { return Ok(()) };
    let Some(backend) = backends::find(target) else { return Ok(()) };
    for unit in &ran.units {
        if let Err(message) = context.validators.validate(context, backend, &backend.variants[0], unit) {
            let message = format!("the output is not valid {}:\n{message}", backend.name);
            return Err(Fault::new(Step::Validate, message, super::AGAIN));
        }
    }
    Ok(())
}
