//! The definitions say what happens: of every overload, in every concrete instantiation, and every target, what its row says is held against a
//! trace of the compile. The steps named are taken, in their order; what is emitted stands in the output; what is refused is refused by the
//! rule named.
//!
//! The rows are read from `intrinsics/*.def` by themselves, and chosen by their conditions here: the compiler's tables have no part in what is expected.

use colorfast::diagnostic::Diagnostics;
use colorfast::driver::{Artifact, Compiler, Request, Target};
use colorfast::sem::Features;
use colorfast::util::OptionValue;
use intrinsic_gen::decision::{Instance, TypeClass, instances};
use intrinsic_gen::model::{Condition, Intrinsic, IntrinsicKind, Lowering, LoweringRule, Model, Overload};
use intrinsic_gen::testgen::case::{Arguments, case};
use intrinsic_gen::testgen::expand::{Instantiation, instantiations};
use intrinsic_gen::testgen::shape::{Scalar, Shape};
use intrinsic_gen::testgen::stage;
use std::path::Path;

/// The numbers of instructions, which outputs in SPIR-V are searched for.
const GRAMMAR: &str = include_str!("../src/spirv/grammar/mod.rs");

/// A target at a version, by the option that says it.
struct Way {
    target: Target,
    name: &'static str,
    version: (&'static str, &'static str),
    /// The version as conditions compare it.
    compared: &'static str,
}

const WAYS: [Way; 7] = [
    Way { target: Target::Spirv, name: "spirv", version: ("spirv_version", "1.3"), compared: "1.3" },
    Way { target: Target::Spirv, name: "spirv", version: ("spirv_version", "1.6"), compared: "1.6" },
    Way { target: Target::Msl, name: "msl", version: ("msl_version", "2.3"), compared: "2.3" },
    Way { target: Target::Hlsl, name: "hlsl", version: ("shader_model", "6.0"), compared: "6.0" },
    Way { target: Target::Hlsl, name: "hlsl", version: ("shader_model", "5.0"), compared: "5.0" },
    Way { target: Target::Glsl, name: "glsl", version: ("glsl_version", "310es"), compared: "3.1" },
    Way { target: Target::Glsl, name: "glsl", version: ("glsl_version", "460"), compared: "4.6" },
];

/// What the rules of a call say.
#[derive(Default, Debug)]
struct Expected {
    /// The steps, each as `transform.step` or `transform.step.function`, and whether it only prepares the call.
    steps: Vec<(String, bool)>,
    emitted: Option<String>,
    refused: Option<String>,
}

fn model() -> Model {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    intrinsic_gen::read_model(&intrinsic_gen::read_below(&root), intrinsic_gen::CORE)
        .expect("the definitions are right")
}

fn pascal(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').map(word).collect()
}

/// What of a type decides between rules.
fn class(shape: &Shape) -> TypeClass {
    let of = |scalar: String, form: String| TypeClass { scalar, form };
    let other = || "Other".to_owned();
    match shape {
        Shape::Scalar(scalar) => of(pascal(&scalar.to_string()), "Scalar".to_owned()),
        Shape::Vector(size, scalar) => of(pascal(&scalar.to_string()), format!("Vec{size}")),
        Shape::Matrix(_, _, scalar) => of(pascal(&scalar.to_string()), "Matrix".to_owned()),
        Shape::Pointer(space, ..) => of(other(), format!("Ptr{}", pascal(space))),
        Shape::Handle(text) => of(other(), pascal(text.split('<').next().unwrap_or(text))),
        _ => of(other(), other()),
    }
}

/// The instance of an overload that an instantiation is of.
fn instance<'a, 'm>(all: &'a [Instance<'m>], of: &Instantiation) -> Option<&'a Instance<'m>> {
    let parameters: Vec<TypeClass> = of.parameters.iter().map(class).collect();
    let result = of.result.as_ref().map(class);
    let structure = |class: &Option<TypeClass>| class.as_ref().is_some_and(|class| class.form == "Other");
    all.iter().find(|one| one.parameters == parameters && (one.result == result || structure(&result)))
}

fn compare(op: &str, order: std::cmp::Ordering) -> bool {
    match op {
        "<" => order.is_lt(),
        "<=" => order.is_le(),
        ">" => order.is_gt(),
        ">=" => order.is_ge(),
        "==" => order.is_eq(),
        _ => order.is_ne(),
    }
}

fn holds(condition: &Condition, way: &Way, stage: &str) -> bool {
    let parts = |text: &str| -> Vec<u32> { text.split('.').filter_map(|part| part.parse().ok()).collect() };
    match condition.subject.as_str() {
        "stage" => (condition.value == stage) == (condition.op == "=="),
        _ => compare(condition.op, parts(way.compared).cmp(&parts(&condition.value))),
    }
}

fn expected(model: &Model, intrinsic: &Intrinsic, instance: &Instance<'_>, way: &Way, stage: &str) -> Expected {
    let mut expected = Expected::default();
    let applied = instance.rules.iter().filter(|left| left.conditions.iter().all(|one| holds(one, way, stage)));
    for rule in applied.map(|left| left.rule) {
        let LoweringRule { lowering, .. } = rule;
        match lowering {
            Lowering::Emit(text) => expected.emitted = Some(text.replace("{name}", &intrinsic.name)),
            Lowering::Refuse(rule) => expected.refused = Some(rule.clone()),
            Lowering::Step(step) => {
                let (transform, entry) = model.step(step);
                let function = step.function.as_ref().map(|(name, _)| format!(".{name}")).unwrap_or_default();
                expected.steps.push((format!("{}.{}{function}", transform.name, entry.name), entry.prepares));
            }
        }
        if model.ends(rule) {
            break;
        }
    }
    expected
}

/// Whether a text has a spelling, the type in it left open.
fn has_text(output: &str, spelling: &str) -> bool {
    let (before, after) = spelling.split_once("{type}").unwrap_or((spelling, ""));
    output.split(before).skip(1).any(|rest| after.is_empty() || rest.contains(after))
}

/// The number of an instruction in one list of the grammar.
fn number(list: &str, name: &str) -> u32 {
    let block = GRAMMAR.split_once(&format!("\n    {list} {{\n")).expect("the list is there").1;
    let row = block.lines().map(str::trim).find_map(|line| line.strip_prefix(&format!("{name} = ")));
    row.and_then(|number| number.trim_end_matches(',').parse().ok()).unwrap_or_else(|| panic!("no {name} in {list}"))
}

/// Whether an output has an instruction.
fn has_instruction(words: &[u32], spelling: &str) -> bool {
    const EXT_INST: u32 = 12;
    let (op, extended) = match spelling.strip_prefix("Op") {
        Some(name) => (number("Op", name), None),
        None => (EXT_INST, Some(number("Glsl", spelling))),
    };
    let mut at = 5;
    while let Some(&first) = words.get(at) {
        if first & 0xffff == op && extended.is_none_or(|number| words.get(at + 4) == Some(&number)) {
            return true;
        }
        at += (first >> 16).max(1) as usize;
    }
    false
}

/// Rules and messages.
fn text(errors: &Diagnostics) -> String {
    errors.iter().map(|error| format!("{}: {}; ", error.rule.id, error.message)).collect()
}

/// What is wrong with what became of a case.
fn compile_one(source: &str, way: &Way, expected: &Expected) -> Result<(), String> {
    let options = [(way.version.0.to_owned(), OptionValue::Text(way.version.1.to_owned()))];
    let request = Request { target: way.target, entry_point: None, constants: &[], options: &options };
    let mut module = Compiler::new().lower(source, &Features::all()).map_err(|errors| text(&errors))?;
    let whole = module.clone();
    module.steps_taken = Some(Vec::new());
    let raised = Compiler::new().raise_with(&mut module, &request);
    if let Some(rule) = &expected.refused {
        let rules: Vec<String> = raised.err().map(|errors| text(&errors)).into_iter().collect();
        return match rules.iter().any(|text| text.contains(rule.as_str())) {
            true => Ok(()),
            false => Err(format!("it is not refused by {rule}: {rules:?}")),
        };
    }
    raised.map_err(|errors| text(&errors))?;
    let taken = module.steps_taken.take().unwrap_or_default().into_iter().map(|step| {
        let (transform, name) = step.name();
        let function = step.function().map(|function| function.name().split('.').next_back().unwrap_or_default());
        function.map_or_else(|| format!("{transform}.{name}"), |function| format!("{transform}.{name}.{function}"))
    });
    let taken: Vec<String> = taken.collect();
    let mut rest = taken.iter();
    for (step, _) in &expected.steps {
        if !rest.any(|name| name == step) {
            return Err(format!("the step {step} is not taken, but {taken:?}"));
        }
    }
    let Some(spelling) = &expected.emitted else { return Ok(()) };
    let outputs = Compiler::new().compile_module(whole, &request, &mut |_| {}).map_err(|errors| text(&errors))?;
    let has = outputs.iter().any(|unit| match &unit.artifact {
        Artifact::Text(text) => has_text(text, spelling),
        Artifact::Words(words) => has_instruction(words, spelling),
    });
    let may_go = expected.steps.iter().any(|(_, prepares)| *prepares);
    match has || may_go {
        true => Ok(()),
        false => Err(format!("'{spelling}' is not in the output")),
    }
}

/// Whether nothing is left of a call when a target gets it.
fn gone_before(intrinsic: &Intrinsic, of: &Instantiation) -> bool {
    match intrinsic.name.as_str() {
        // The right operand is evaluated where it is needed: the IR has `if` for that.
        "&&" | "||" => true,
        // A value of the type already is itself.
        "bitcast" => of.explicit == of.parameters,
        _ => false,
    }
}

/// What the definition of a step says that it is for, where that is built-in functions by name: the names before the first comma or colon.
fn is_for<'d>(model: &Model, doc: &'d str) -> Vec<&'d str> {
    let head = doc.split([',', ':']).next().unwrap_or_default();
    let head = head.split(" is ").next().unwrap_or_default().split(" becomes ").next().unwrap_or_default();
    let names = head.split('`').skip(1).step_by(2).map(|name| name.split('(').next().unwrap_or(name));
    names.filter(|name| model.find_intrinsic(IntrinsicKind::Function, name).is_some()).collect()
}

#[test]
fn steps_lower_what_they_are_for() {
    let model = model();
    let mut faults = Vec::new();
    for intrinsic in &model.intrinsics {
        for rule in intrinsic.overloads.iter().flat_map(|overload| &overload.facts.rules) {
            let Lowering::Step(step) = &rule.lowering else { continue };
            let (transform, entry) = model.step(step);
            let names = is_for(&model, &entry.doc);
            if !names.is_empty() && !names.contains(&intrinsic.name.as_str()) {
                let name = &intrinsic.name;
                faults.push(format!("{}.{} is for {}, not for {name}", transform.name, entry.name, names.join(", ")));
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn check(model: &Model, intrinsic: &Intrinsic, overload: &Overload, way: &Way, faults: &mut Vec<String>) -> usize {
    let all = instances(model, overload, way.name);
    let stage = stage(overload).expect("it has a stage");
    let attributes = if stage == "compute" { "@compute @workgroup_size(1)" } else { "@fragment" };
    let mut count = 0;
    for instantiation in instantiations(model, overload).expect("tests know all types") {
        let Some(instance) = instance(&all, &instantiation) else { continue };
        let wanted = [Arguments::Variable, Arguments::None];
        let mut arguments = Arguments::of(overload, &instantiation).into_iter().filter(|one| wanted.contains(one));
        let Some(arguments) = arguments.next() else { continue };
        let case = case(intrinsic, overload, &instantiation, arguments).expect("it has a case");
        // Shader model 5 has no halves at all.
        if way.compared == "5.0" && instantiation.any_component(|scalar| scalar == Scalar::F16) {
            continue;
        }
        if gone_before(intrinsic, &instantiation) {
            continue;
        }
        let source = format!("{}{attributes}\nfn main() {{\n  test();\n}}\n", case.text);
        let expected = expected(model, intrinsic, instance, way, stage);
        count += 1;
        // A format that a version has no images of is no matter of the call.
        if let Err(why) = compile_one(&source, way, &expected)
            && !why.starts_with("glsl/texel-format")
        {
            faults.push(format!("{} {}: {why}", way.name, case.key));
        }
    }
    count
}

#[test]
fn every_row_is_what_happens() {
    let model = model();
    let (mut count, mut faults) = (0, Vec::new());
    for way in &WAYS {
        for intrinsic in model.intrinsics.iter().filter(|one| one.kind != IntrinsicKind::Constructor) {
            for overload in &intrinsic.overloads {
                count += check(&model, intrinsic, overload, way, &mut faults);
            }
        }
    }
    let shown = faults.iter().take(60).cloned().collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} of {count} rows are not what happens\n{shown}", faults.len());
    assert!(count > 10_000, "only {count} rows were asked");
}
