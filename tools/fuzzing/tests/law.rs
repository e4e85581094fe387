//! How much of what is wrong the law of the IR sees: modules of testdata, changed in one place each.
//!
//! `cargo test -p colorfast-fuzzing --test law -- --nocapture` prints how many changes made no text of the IR, how many the law refused, and
//! how many it let pass. Of these none may panic a transform, a writer or the interpreter.

use colorfast::Compiler;
use colorfast::sem::Features;
use colorfast_fuzzing::generate::ir_change::Random;
use colorfast_fuzzing::oracle::ir_law::{Counts, try_copies};

/// Changes to each module.
const COPIES: usize = 40;
/// Of so many shaders one is taken.
const STEP: usize = 9;

#[test]
fn what_the_law_accepts_breaks_nothing() {
    let shaders = colorfast_testdata::shaders(&["e2e", "exec"]);
    let copies = std::env::var("COPIES").ok().and_then(|text| text.parse().ok()).unwrap_or(COPIES);
    let step = std::env::var("STEP").ok().and_then(|text| text.parse().ok()).unwrap_or(STEP);
    let (mut total, mut modules, mut faults) = (Counts::default(), 0, Vec::new());
    for (index, shader) in shaders.iter().enumerate().step_by(step) {
        let Ok(module) = Compiler::new().lower(&shader.source, &Features::all()) else { continue };
        modules += 1;
        match try_copies(&module, copies, &mut Random::new(index as u64 + 1)) {
            Ok(counts) => {
                total.add(counts);
            }
            Err(why) => faults.push(format!("{}: {why}", shader.name)),
        }
    }
    println!(
        "{modules} modules, {} changes: {} unreadable, {} unlawful, {} lawful",
        total.total(),
        total.unreadable,
        total.unlawful,
        total.lawful
    );
    assert!(faults.is_empty(), "{} modules\n{}", faults.len(), faults.join("\n\n"));
    assert!(total.unlawful > 2 * total.lawful, "most changes break the law");
}
