//! A parameter that is a match by itself stands for a template of its own: it reaches the tables, the tests and the reference page.

use std::path::Path;

use intrinsic_gen::model::IntrinsicKind;
use intrinsic_gen::testgen::expand::instantiations;
use intrinsic_gen::{CORE, DIALECTS, output, read_all, read_below, read_model};

#[test]
fn each_match_in_a_parameter_is_chosen_by_itself() {
    let text = "type i32 type u32 type f32 match fiu32: f32 | i32 | u32 fn F(fiu32) fn G(a: fiu32, b: fiu32) -> f32";
    let model = read_model(&|_| Ok(text.to_owned()), "matches.def").unwrap_or_else(|errors| panic!("{errors}"));
    let of = |name: &str| {
        let id = model.find_intrinsic(IntrinsicKind::Function, name).expect("it is declared");
        let intrinsic = &model.intrinsics[id.index()];
        let overload = &intrinsic.overloads[0];
        let count = instantiations(&model, overload).expect("they are concrete").len();
        (model.signature(intrinsic, overload), count)
    };
    assert_eq!(of("F"), ("F(fiu32)".to_owned(), 3));
    assert_eq!(of("G"), ("G(a: fiu32, b: fiu32) -> f32".to_owned(), 9));
}

#[test]
fn all_that_is_generated_has_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = read_below(&root);
    let more = "@must_use @stage(\"fragment\") @effects(derivative) @emit(wgsl: \"{name}\", spirv: \"FAbs\", msl: \"f\", hlsl: \"f\", glsl: \"f\")
        fn anyNumber(e: concrete_numeric) -> bool\n";
    let read = |path: &str| {
        let text = files(path)?;
        Ok(if path.ends_with("array.def") { format!("{text}{more}") } else { text })
    };
    let definitions = read_all(&read, CORE, &DIALECTS).unwrap_or_else(|errors| panic!("{errors}"));
    let outputs = output::all(&definitions.core, &definitions.dialects).expect("all can be made");
    let text = |path: &str| {
        let output = outputs.iter().find(|output| output.path.ends_with(path));
        output.map(|output| output.text.as_str()).unwrap_or_default()
    };
    assert!(text("generated/builtin_fn.rs").contains("AnyNumber"));
    assert!(text("generated/tables.rs").contains("anyNumber(e: concrete_numeric) -> bool"));
    assert!(text("REFERENCE.md").contains("- `anyNumber(e: concrete_numeric) -> bool`"));
    let cases = text("builtins/array/anyNumber.cases.wgsl");
    for ty in ["i32", "u32", "f32", "f16"] {
        assert!(cases.contains(&format!("anyNumber/{ty}/variable")), "{cases}");
    }
}
