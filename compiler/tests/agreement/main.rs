//! The interpreter and constant evaluation agree: on every concrete instantiation of every `@const` overload of `intrinsics/*.def`, over
//! at least [`TUPLES`] tuples of arguments each.
//!
//! The two share no code but rounding to binary16. Their results are equal in every bit, and what the specification's accuracy tables
//! accept ([`bounds`]).
//! Arguments for which const evaluation reports an error have no value to compare with: they are counted, and others are drawn.

mod bounds;
mod overloads;
mod run;
mod values;

use overloads::Overload;
use std::collections::BTreeMap;
use std::fmt::Write;

/// How many tuples of arguments each instantiation is compared over, unless there are no more.
const TUPLES: usize = 500;

/// What one instantiation gave.
struct Outcome {
    compared: usize,
    errors: usize,
    /// What differs, in words.
    faults: Vec<String>,
    /// Results that were held to the reference.
    checked: usize,
    /// Whether the arguments have no further values.
    is_exhausted: bool,
}

/// Compares one instantiation.
fn compare(overload: &Overload) -> Outcome {
    let mut store = colorfast::Store::new();
    let call = overload.call(&mut store);
    let samples = values::samples(&mut store, &call, &overload.label);
    let results = run::interpreted(store.clone(), &call, &samples.tuples);
    let (mut faults, mut checked) = (Vec::new(), 0);
    for ((arguments, folded), interpreted) in samples.tuples.iter().zip(&results) {
        let folded = run::scalars_of(&mut store, *folded);
        let arguments: Vec<Vec<run::Scalar>> =
            arguments.iter().map(|&argument| run::scalars_of(&mut store, argument)).collect();
        let spelled = || {
            let arguments: Vec<String> = arguments.iter().map(|scalars| run::spell(scalars)).collect();
            format!("{} of {}", overload.label, arguments.join(", "))
        };
        if !bounds::agree(overload, &arguments, &folded, interpreted) {
            let (folded, interpreted) = (run::spell(&folded), run::spell(interpreted));
            faults.push(format!("{}: folded {folded}, interpreted {interpreted}", spelled()));
        }
        for (side, result) in [("folded", &folded), ("interpreted", interpreted)] {
            if let Ok(refused) = bounds::refused(overload, &arguments, result) {
                checked += 1;
                let fault = |accepted| format!("{}: {side} {}, accepted {accepted}", spelled(), run::spell(result));
                faults.extend(refused.map(fault));
            }
        }
    }
    Outcome {
        compared: samples.tuples.len(),
        errors: samples.errors,
        faults,
        checked,
        is_exhausted: samples.is_exhausted,
    }
}

#[test]
fn interpreter_and_constant_evaluation_agree() {
    let (overloads, count) = overloads::all();
    assert!(overloads.len() > 1000, "{} instantiations", overloads.len());
    let chunk = overloads.len().div_ceil(std::thread::available_parallelism().map_or(1, Into::into));
    let outcomes: Vec<Outcome> = std::thread::scope(|scope| {
        let halves: Vec<_> =
            overloads.chunks(chunk).map(|chunk| scope.spawn(move || chunk.iter().map(compare).collect())).collect();
        halves
            .into_iter()
            .flat_map(|half| -> Vec<Outcome> { half.join().expect("a thread's panic is its own") })
            .collect()
    });
    let mut faults: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut few = Vec::new();
    let (mut compared, mut checked, mut errors, mut small) = (0, 0, 0, 0);
    for (overload, outcome) in overloads.iter().zip(&outcomes) {
        compared += outcome.compared;
        errors += outcome.errors;
        checked += outcome.checked;
        small += usize::from(outcome.compared < TUPLES);
        if let Some(first) = outcome.faults.first() {
            faults.entry(&overload.name).or_default().push(first);
        }
        if outcome.compared < TUPLES && !outcome.is_exhausted {
            let (label, Outcome { compared, errors, .. }) = (&overload.label, outcome);
            few.push(format!("{label}: {compared} comparisons, {errors} tuples without a constant value"));
        }
    }
    println!(
        "{count} @const overloads, {} concrete instantiations, {small} of them with fewer than {TUPLES} values in all; {compared} comparisons, \
         {checked} of {} results held to the reference, {errors} tuples without a constant value",
        overloads.len(),
        2 * compared
    );
    let mut report = String::new();
    for (name, faults) in &faults {
        let _ = writeln!(report, "{name}: {} instantiations, such as", faults.len());
        faults.iter().take(4).for_each(|fault| report.extend(["  ", fault, "\n"]));
    }
    assert!(report.is_empty(), "{report}");
    assert!(few.is_empty(), "too few values were compared:\n{}", few.join("\n"));
}
