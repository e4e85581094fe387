//! The oracles of transforms ask something: each transform runs on modules of testdata, and what it leaves is compared with what was there.
//!
//! `cargo test -p colorfast-fuzzing --test transforms -- --nocapture` prints on how many modules each ran, how many it refused, and how many
//! entry points did the same afterwards.

use colorfast::driver::transforms;
use colorfast_fuzzing::oracle::transform::{Counts, try_text};

/// Of so many shaders one is taken.
const STEP: usize = 30;

/// What comes before them the interpreter does not run: pointers to textures in structures.
const NOT_COMPARED: [&str; 1] = ["handles"];

#[test]
fn each_transform_keeps_what_it_states() {
    let shaders = colorfast_testdata::shaders(&["e2e", "exec"]);
    let mut faults = Vec::new();
    for transform in transforms() {
        let mut total = Counts::default();
        for shader in shaders.iter().step_by(STEP) {
            match try_text(transform, &shader.source) {
                Ok(counts) => {
                    total.ran += counts.ran;
                    total.refused += counts.refused;
                    total.same += counts.same;
                }
                Err(why) => faults.push(format!("{}: {}: {why}", transform.name, shader.name)),
            }
        }
        println!("{}: {} ran, {} refused, {} do the same", transform.name, total.ran, total.refused, total.same);
        if total.ran == 0 || total.same == 0 && !NOT_COMPARED.contains(&transform.name) {
            faults.push(format!("{}: nothing is asked of it: {total:?}", transform.name));
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n\n"));
}
