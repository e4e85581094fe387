//! Every accepting input of testdata lowers to IR that is valid, and that reads back from its text and binary forms.

use colorfast::Compiler;
use colorfast::ir;
use colorfast::sem::Features;
use colorfast_exec::Directives;

fn check(source: &str) -> Result<(), String> {
    let module = Compiler::new().lower(source, &Features::all()).map_err(|errors| format!("{errors:?}"))?;
    let text = ir::text::print(&module, &ir::text::PrintOptions::default());
    ir::validate(&module).map_err(|errors| format!("{errors:?}\n{text}"))?;
    Compiler::new()
        .inspect(source, &Features::all(), &[])
        .map_err(|errors| format!("cannot be inspected: {errors:?}"))?;
    let from_text = ir::text::parse(&text).map_err(|errors| format!("{errors:?}\n{text}"))?;
    let bytes = ir::binary::write(&module);
    let from_bytes = ir::binary::read(&bytes).map_err(|errors| format!("{errors:?}\n{text}"))?;
    if ir::binary::write(&from_bytes) != bytes {
        return Err("is written as other bytes once it was read from bytes".to_owned());
    }
    for again in [from_text, from_bytes] {
        let printed = ir::text::print(&again, &ir::text::PrintOptions::default());
        if printed != text {
            return Err(format!("reads back as\n{printed}\ninstead of\n{text}"));
        }
    }
    Ok(())
}

#[test]
fn accepted_inputs_lower_to_valid_ir() {
    let shaders = colorfast_testdata::shaders(&["e2e", "exec", "builtins"]);
    let (mut count, mut failures) = (0, Vec::new());
    for shader in shaders.iter().filter(|shader| Directives::expect_acceptance(&shader.source)) {
        count += 1;
        let result = std::panic::catch_unwind(|| check(&shader.source)).unwrap_or_else(|_| Err("panics".to_owned()));
        failures.extend(result.err().map(|why| format!("{}: {why}", shader.name)));
    }
    assert!(count > 2000, "the inputs are found");
    assert!(failures.is_empty(), "{} of {count}:\n{}", failures.len(), failures.join("\n"));
}
