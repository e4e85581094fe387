//! `intrinsics/README.md` tells the truth: its examples are one valid definition file, and its table lists the attributes there are.

use std::path::Path;

use intrinsic_gen::attributes::ATTRIBUTES;
use intrinsic_gen::model::{IntrinsicKind, Lowering};
use intrinsic_gen::{read_below, read_model};

/// What the examples use and do not declare: it stands where they import a file.
const IMPORTED: &str = "
    enum address_space { function storage }
    enum diagnostic_rule { derivative_uniformity }
    enum const_fn { add clamp convert min vec3 f32 }
    enum target { spirv @version(sm) hlsl }
    type f32
    type u32
    type vec3<T>
";

fn readme() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    read_below(&root)("intrinsics/README.md").expect("the page")
}

#[test]
fn examples_are_valid() {
    let page = readme();
    let examples: Vec<&str> = page.split("```def\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 7, "only {} examples", examples.len());
    let text = examples.concat();
    let read = |path: &str| Ok(if path == "readme" { text.clone() } else { IMPORTED.to_owned() });
    let model = read_model(&read, "readme").unwrap_or_else(|errors| panic!("{errors}"));
    let dot = model.find_intrinsic(IntrinsicKind::Function, "dot4Packed").expect("the last example");
    let rules = &model.intrinsics[dot.index()].overloads[0].facts.rules;
    assert!(!model.ends(&rules[0]) && rules[0].conditions.len() == 2 && rules[1].conditions.is_empty());
    assert!(matches!(&rules[1].lowering, Lowering::Emit(text) if text == "dot4add_u8packed"));
    let dpdx = model.find_intrinsic(IntrinsicKind::Function, "dpdx").expect("the group's example");
    let dpdx = &model.intrinsics[dpdx.index()];
    assert!(dpdx.overloads.iter().all(|overload| overload.facts.must_use && overload.facts.stages == ["fragment"]));
    assert_eq!(model.signature(dpdx, &dpdx.overloads[1]), "dpdx(vecN<f32>) -> vecN<f32>");
}

#[test]
fn the_table_lists_every_attribute() {
    let page = readme();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `@")?.split(['(', '`']).next());
    let listed: Vec<&str> = rows.collect();
    let known: Vec<&str> = ATTRIBUTES.iter().map(|attribute| attribute.name).collect();
    assert_eq!(listed, known);
}
