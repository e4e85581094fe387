//! The interpreter gives every case of `testdata/exec` its expected outputs; and what it checks for is found.

use colorfast::Compiler;
use colorfast::diagnostic::SourceFile;
use colorfast::interpret::{self, Checks, Report, Resources, Settings, Strict};
use colorfast::intrinsics::LoweringTarget;
use colorfast::intrinsics::enums::Target;
use colorfast::ir::{Binding, Module, Op};
use colorfast::sem::Features;
use colorfast::transform::{SubstituteOverridesConfig, binary_polyfill, substitute_overrides};
use colorfast::types::{ShaderStage, Type};
use colorfast::{constant::half, driver};
use colorfast_testdata::Shader;

/// How far a float may be from the expected one.
#[derive(Copy, Clone, Default)]
enum Tolerance {
    #[default]
    Exact,
    Ulp(i64),
    Abs(f64),
}

/// A scalar of a buffer: its type's name and bits, or `None` for `any`.
#[derive(Copy, Clone)]
struct Element {
    ty: char,
    size: usize,
    bits: Option<u32>,
}

/// The directives of a case.
#[derive(Default)]
struct Case {
    groups: [u32; 3],
    overrides: Vec<(String, f64)>,
    inputs: Vec<(Binding, Vec<Element>)>,
    expected: Vec<(Binding, Vec<Element>)>,
    tolerance: Tolerance,
}

fn case_of(source: &str) -> Case {
    let mut case = Case { groups: [1; 3], ..Case::default() };
    for line in source.lines().filter_map(|line| line.strip_prefix("//#")) {
        let (head, value) = line.split_once(": ").expect("a directive has a value");
        let mut words = head.split_whitespace();
        let value = value.trim();
        match (words.next().expect("a directive has a name"), words.next()) {
            ("dispatch", None) => {
                for (size, word) in case.groups.iter_mut().zip(value.split_whitespace()) {
                    *size = word.parse().expect("a count of workgroups");
                }
            }
            ("override", None) => {
                let (name, value) = value.split_once('=').expect("NAME = VALUE");
                let value = match value.trim() {
                    "true" => 1.0,
                    "false" => 0.0,
                    number => number.parse().expect("the value of an override"),
                };
                case.overrides.push((name.trim().to_owned(), value));
            }
            ("tolerance", None) => {
                let (kind, amount) = value.split_once(' ').expect("a kind and an amount");
                case.tolerance = match kind {
                    "ulp" => Tolerance::Ulp(amount.parse().expect("a count")),
                    _ => Tolerance::Abs(amount.parse().expect("a number")),
                };
            }
            ("uniform" | "read" | "write", Some(at)) => extend(&mut case.inputs, at, value),
            ("expect", Some(at)) => extend(&mut case.expected, at, value),
            _ => {}
        }
    }
    case
}

fn extend(buffers: &mut Vec<(Binding, Vec<Element>)>, at: &str, values: &str) {
    let (group, binding) = at.split_once(':').expect("GROUP:BINDING");
    let number = |text: &str| text.parse().expect("a number of a binding");
    let binding = Binding { group: number(group), binding: number(binding) };
    match buffers.iter_mut().find(|(other, _)| *other == binding) {
        Some((_, elements)) => elements.extend(elements_of(values)),
        None => buffers.push((binding, elements_of(values))),
    }
}

fn elements_of(text: &str) -> Vec<Element> {
    let mut words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    let name = words.next().expect("a type");
    let (ty, size) = (name.chars().next().expect("a type"), if name == "f16" { 2 } else { 4 });
    words
        .flat_map(|word| {
            let (value, count) = word.split_once('*').unwrap_or((word, "1"));
            let element = Element { ty, size, bits: bits_of(name, value) };
            std::iter::repeat_n(element, count.parse().expect("a count"))
        })
        .collect()
}

fn bits_of(name: &str, value: &str) -> Option<u32> {
    if let Some(digits) = value.strip_prefix("0x") {
        return Some(u32::from_str_radix(digits, 16).expect("hexadecimal digits"));
    }
    Some(match (name, value) {
        (_, "any") => return None,
        // Alternatives and ranges are what `xtest` compares.
        _ if value.contains('|') || value.contains("..") => return None,
        ("i32", _) => value.parse::<i32>().expect("an i32").cast_unsigned(),
        ("u32", _) => value.parse().expect("a u32"),
        ("f16", _) => half::f16_from_f64(value.parse().expect("a float")).into(),
        _ => (value.parse::<f64>().expect("a float") as f32).to_bits(),
    })
}

fn bytes_of(elements: &[Element]) -> Vec<u8> {
    elements.iter().flat_map(|e| e.bits.unwrap_or(0).to_le_bytes().into_iter().take(e.size)).collect()
}

/// Whether a scalar is as expected.
fn agrees(element: Element, bits: u32, tolerance: Tolerance) -> bool {
    let Some(expected) = element.bits.filter(|&expected| expected != bits) else { return true };
    if element.ty != 'f' {
        return false;
    }
    let number = |bits: u32| match element.size {
        2 => half::f16_to_f64(bits as u16),
        _ => f32::from_bits(bits).into(),
    };
    let (a, b) = (number(expected), number(bits));
    // Bits in the order of the numbers.
    let sign = 1i64 << (element.size * 8 - 1);
    let ordinal = |bits: u32| if i64::from(bits) & sign == 0 { i64::from(bits) } else { sign - i64::from(bits) };
    a == b
        || a.is_nan() && b.is_nan()
        || match tolerance {
            Tolerance::Exact => false,
            Tolerance::Ulp(count) => (ordinal(expected) - ordinal(bits)).abs() <= count,
            Tolerance::Abs(distance) => (a - b).abs() <= distance,
        }
}

fn lowered(source: &str, overrides: Vec<(String, f64)>) -> Result<Module, String> {
    let file = SourceFile::new("case", source);
    let shown = |diagnostics: colorfast::diagnostic::Diagnostics| {
        let lines = diagnostics.iter().map(|d| format!("{:?}: {}", file.location(d.span.start), d.message));
        lines.collect::<Vec<_>>().join("; ")
    };
    let mut module = Compiler::new().lower(source, &Features::all()).map_err(shown)?;
    substitute_overrides(&mut module, &SubstituteOverridesConfig { values: overrides }).map_err(shown)?;
    Ok(module)
}

fn entry_point(module: &Module) -> String {
    let first = module.entry_points().next().expect("a case has an entry point");
    module.name(module.function(first).name).to_owned()
}

fn run_case(source: &str) -> Result<u64, String> {
    let case = case_of(source);
    let module = lowered(source, case.overrides.clone())?;
    let mut buffers = Resources::new();
    for (binding, elements) in &case.expected {
        buffers.insert(*binding, vec![0; bytes_of(elements).len()]);
    }
    for (binding, elements) in &case.inputs {
        buffers.insert(*binding, bytes_of(elements));
    }
    let settings =
        Settings { checks: Checks { bounds: false, uninitialised: false, ..Checks::all() }, ..Settings::default() };
    let report = interpret::dispatch(&module, &entry_point(&module), case.groups, &mut buffers, &settings)
        .map_err(|diagnostics| format!("{diagnostics:?}"))?;
    if let Some(finding) = report.findings.iter().next() {
        return Err(format!("{finding:?}"));
    }
    compare(&case, |binding| buffers.get(binding).expect("all expected buffers are bound"))?;
    Ok(report.steps)
}

/// Holds buffers against what is expected of them.
fn compare<'a>(case: &Case, contents: impl Fn(Binding) -> &'a [u8]) -> Result<(), String> {
    for (binding, elements) in &case.expected {
        let mut bytes = contents(*binding);
        for (index, &element) in elements.iter().enumerate() {
            let (scalar, rest) = bytes.split_at(element.size);
            bytes = rest;
            let bits = scalar.iter().rev().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
            if !agrees(element, bits, case.tolerance) {
                let wanted = element.bits.unwrap_or(0);
                let Binding { group, binding } = binding;
                return Err(format!("{group}:{binding} element {index}: expected {wanted:#x}, got {bits:#x}"));
            }
        }
    }
    Ok(())
}

/// Runs a case as it is raised for MSL, strictly; whether the interpreter has all that raising made of it.
fn run_raised(source: &str) -> Result<bool, String> {
    let case = case_of(source);
    let Ok(module) = Compiler::new().run_passes(source, driver::Language::Wgsl, &Features::all(), "raise msl") else {
        return Ok(false);
    };
    // Buffers are numbered by their places among all that are bound, and their sizes come last.
    let mut bound: Vec<(Binding, Vec<u8>)> = case.inputs.iter().map(|(at, of)| (*at, bytes_of(of))).collect();
    for (binding, elements) in &case.expected {
        if !bound.iter().any(|(other, _)| other == binding) {
            bound.push((*binding, vec![0; bytes_of(elements).len()]));
        }
    }
    bound.sort_by_key(|(binding, _)| (binding.group, binding.binding));
    let at = |index: usize| Binding { group: 0, binding: index as u32 };
    let mut resources = Resources::new();
    let sizes = bound.iter().flat_map(|(_, bytes)| (bytes.len() as u32).to_le_bytes()).collect();
    resources.insert(at(30), sizes);
    for (index, (_, bytes)) in bound.iter().enumerate() {
        resources.insert(at(index), bytes.clone());
    }
    let settings = Settings {
        checks: Checks { races: true, ..Checks::default() },
        strict: Some(Strict::Msl),
        ..Settings::default()
    };
    let ran = interpret::dispatch(&module, &entry_point(&module), case.groups, &mut resources, &settings);
    let report = match ran {
        Ok(report) => report,
        Err(diagnostics) if diagnostics.iter().all(|d| d.rule.id == "interpret/unsupported") => return Ok(false),
        Err(diagnostics) => return Err(format!("{diagnostics:?}")),
    };
    if let Some(finding) = report.findings.iter().next() {
        return Err(format!("{finding:?}"));
    }
    let place = |binding: Binding| bound.iter().position(|(other, _)| *other == binding).expect("it is bound");
    compare(&case, |binding| resources.get(at(place(binding))).expect("it is bound"))?;
    Ok(true)
}

/// What the harness alone reads of cases: textures, draws, immediate data, and what is for a target's options.
const NOT_HERE: [&str; 5] = ["//# texture", "//# draw", "//# sampler", "//# targets", "//# immediate"];

/// The cases of testdata but for generated ones, which expect ranges, as the harness compares them.
fn cases() -> Vec<Shader> {
    let mut cases = colorfast_testdata::shaders(&["exec"]);
    cases.retain(|case| !case.name.starts_with("exec/generated/"));
    cases.retain(|case| !NOT_HERE.iter().any(|directive| case.source.contains(directive)));
    assert!(cases.len() > 100, "the cases are where they should be");
    cases
}

#[test]
fn every_execution_case_gives_what_it_expects() {
    let cases = cases();
    let mut failures = Vec::new();
    let mut steps = 0;
    let start = std::time::Instant::now();
    for Shader { name, source } in &cases {
        match run_case(source) {
            Ok(taken) => steps += taken,
            Err(why) => failures.push(format!("{name}: {why}")),
        }
    }
    println!("{} of {} cases agree; {steps} steps, {:?}", cases.len() - failures.len(), cases.len(), start.elapsed());
    assert!(failures.is_empty(), "{} of {} cases:\n{}", failures.len(), cases.len(), failures.join("\n"));
}

/// So many of the cases are run as they are raised for MSL, at least: the others need calls of the dialect, or overrides.
const RAISED_AT_LEAST: usize = 150;

#[test]
fn what_is_raised_for_msl_does_the_same_and_nothing_undefined() {
    let cases = cases();
    let (mut failures, mut ran) = (Vec::new(), 0);
    for Shader { name, source } in &cases {
        if source.contains("//# override") {
            continue;
        }
        match run_raised(source) {
            Ok(done) => ran += usize::from(done),
            Err(why) => failures.push(format!("{name}: {why}")),
        }
    }
    println!("{ran} of {} cases were run as raised", cases.len());
    assert!(failures.is_empty(), "{} of {ran}:\n{}", failures.len(), failures.join("\n"));
    assert!(ran >= RAISED_AT_LEAST, "{ran} were run");
}

/// Runs `main` over two workgroups with a buffer of zeros at 0:0.
fn checked(source: &str, words: usize, settings: &Settings) -> Result<(Report, Vec<u32>), String> {
    let module = lowered(source, Vec::new())?;
    let at = Binding { group: 0, binding: 0 };
    let mut buffers = Resources::new();
    buffers.insert(at, vec![0; 4 * words]);
    let report = interpret::dispatch(&module, "main", [2, 1, 1], &mut buffers, settings)
        .map_err(|diagnostics| diagnostics.iter().map(|d| d.rule.id.to_owned()).collect::<Vec<_>>().join(" "))?;
    let bytes = buffers.get(at).expect("the buffer is bound");
    Ok((report, bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect()))
}

/// The rules that all checks but that of unwritten memory find, and the text at each.
fn found(source: &str) -> Vec<(String, String)> {
    let checks = Checks { uninitialised: false, ..Checks::all() };
    found_by(source, checks)
}

fn found_by(source: &str, checks: Checks) -> Vec<(String, String)> {
    let settings = Settings { checks, ..Settings::default() };
    let (report, _) = checked(source, 8, &settings).expect("the shader runs");
    let place = |span: colorfast::diagnostic::Span| source[span.start as usize..span.end as usize].to_owned();
    report.findings.iter().map(|finding| (finding.rule.id.to_owned(), place(finding.span))).collect()
}

const HEAD: &str = "
@group(0) @binding(0) var<storage, read_write> a: array<u32>;
var<workgroup> w: array<u32, 4>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32, @builtin(global_invocation_id) g: vec3u) {";

#[test]
fn what_is_done_in_order_raises_nothing() {
    let source = format!("{HEAD} w[i] = i; workgroupBarrier(); a[g.x] = w[3 - i]; }}");
    assert_eq!(found(&source), []);
}

#[test]
fn races_are_found_where_they_are() {
    let within = found(&format!("{HEAD} w[i] = i; a[g.x] = w[3 - i]; }}"));
    assert_eq!(within.iter().map(|(rule, _)| rule.as_str()).next(), Some("interpret/data-race"), "{within:?}");
    let between = found(&format!("{HEAD} if i == 0 {{ a[0] = 1; }} }}"));
    assert_eq!(between.iter().map(|(rule, _)| rule.as_str()).next(), Some("interpret/data-race"), "{between:?}");
    assert!(between[0].1.contains("a[0]"), "{between:?}");
}

#[test]
fn indices_out_of_bounds_are_found_and_clamped() {
    let source = format!("{HEAD} if g.x == 0 {{ let j = i + 20; a[j] = 7; }} }}");
    let (report, words) = checked(&source, 8, &Settings::default()).expect("the shader runs");
    assert!(report.findings.is_empty());
    assert_eq!(words, [0, 0, 0, 0, 0, 0, 0, 7]);
    assert_eq!(found(&source)[0].0, "interpret/out-of-bounds");
}

#[test]
fn reads_of_what_nothing_has_written_are_found() {
    let unwritten = |body: &str| {
        let checks = Checks { uninitialised: true, ..Checks::default() };
        let rules: Vec<String> = found_by(&format!("{HEAD} {body} }}"), checks).into_iter().map(|it| it.0).collect();
        assert!(rules.iter().all(|rule| rule == "interpret/uninitialised"), "{rules:?}");
        rules.len()
    };
    assert_eq!(unwritten("var x: u32; a[g.x] = x;"), 1);
    assert_eq!(unwritten("var x: u32; x = 1; a[g.x] = x;"), 0);
    assert_eq!(unwritten("var x = vec2u(); a[g.x] = x.y;"), 0);
    assert_eq!(unwritten("var v: array<u32, 2>; v[0] = 1; a[g.x] = v[0]; a[g.x] = v[1];"), 1);
    assert_eq!(unwritten("if i > 0 { w[i] = 1; } workgroupBarrier(); a[g.x] = w[i];"), 1);
    assert_eq!(unwritten("var s: array<vec3u, 2>; s[0] = vec3u(1); s[1] = vec3u(2); var t = s; a[g.x] = t[0].x;"), 0);
}

#[test]
fn what_a_target_leaves_undefined_is_found() {
    let source = format!("{HEAD} a[g.x] = (1u << (i + 30)) + 7 / (g.x % 4); }}");
    let undefined = |module: &Module, strict: Strict| {
        let mut buffers = Resources::new();
        buffers.insert(Binding { group: 0, binding: 0 }, vec![0; 32]);
        let settings = Settings { strict: Some(strict), ..Settings::default() };
        let report = interpret::dispatch(module, "main", [2, 1, 1], &mut buffers, &settings).expect("the shader runs");
        assert!(report.findings.iter().all(|finding| finding.rule.id == "interpret/undefined"));
        report.findings.len()
    };
    let mut module = lowered(&source, Vec::new()).expect("the shader is valid");
    assert_eq!(undefined(&module, Strict::Spirv), 2);
    assert_eq!(undefined(&module, Strict::Hlsl), 1);
    binary_polyfill(&mut module, &LoweringTarget::new(Target::Spirv)).expect("the transform succeeds");
    assert_eq!(undefined(&module, Strict::Spirv), 0);
}

#[test]
fn barriers_that_only_some_reach_are_found() {
    let module = "
var<private> p: u32;
@group(0) @binding(0) var<storage, read_write> a: array<u32>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) { if i < 2 { storageBarrier(); } }";
    // The front end rejects this: lowered without its uniformity analysis the module is the same but for the filter.
    let text = module.replace("storageBarrier();", "a[i] = 1;");
    let module = lowered(&text, Vec::new()).expect("the shader is valid");
    let printed = colorfast::ir::text::print(&module, &Default::default());
    let store = printed.lines().find(|line| line.contains("store ")).expect("the store is printed").to_owned();
    let replaced = printed.replace(&store, &format!("{store}\n    storageBarrier"));
    let module = colorfast::ir::text::parse(&replaced).expect("the text is valid");
    let mut buffers = Resources::new();
    buffers.insert(Binding { group: 0, binding: 0 }, vec![0; 32]);
    let settings = Settings { checks: Checks { barriers: true, ..Checks::default() }, ..Settings::default() };
    let report = interpret::dispatch(&module, "main", [1, 1, 1], &mut buffers, &settings).expect("the shader runs");
    assert_eq!(report.findings.iter().next().map(|finding| finding.rule.id), Some("interpret/non-uniform-barrier"));
}

#[test]
fn limits_end_what_would_not_end() {
    let settings = Settings { step_limit: 10_000, ..Settings::default() };
    let forever = format!("{HEAD} loop {{ if a[0] == 1 {{ break; }} }} }}");
    assert_eq!(checked(&forever, 8, &settings).err().as_deref(), Some("interpret/limit"));
    let settings = Settings { memory_limit: 1 << 16, ..Settings::default() };
    let large = format!("{HEAD} var large: array<u32, 10000>; large[i] = 1; a[g.x] = large[a[0]]; }}");
    assert_eq!(checked(&large, 8, &settings).err().as_deref(), Some("interpret/limit"));
}

/// Dispatches every compute entry point of a shader over zeros; how many ran to their end.
fn run_over_zeros(source: &str) -> usize {
    let Ok(module) = lowered(source, Vec::new()) else { return 0 };
    let mut buffers = Resources::new();
    for inst in module.block_insts(module.root()) {
        if let (Op::Var(info), Some(result)) = (module.inst(inst).op, module.result(inst))
            && let (Type::Pointer { store, .. }, Some(binding)) =
                (module.store.types.get(module.value(result).ty), module.var_info(info).binding)
        {
            let size = module.store.types.layout(store).size.min(1 << 24);
            buffers.insert(binding, vec![0; (size as usize).next_multiple_of(4)]);
        }
    }
    let settings = Settings { checks: Checks::all(), step_limit: 20_000, memory_limit: 1 << 26, ..Settings::default() };
    let compute = module.entry_points().filter(|&id| module.function(id).stage == Some(ShaderStage::Compute));
    let names: Vec<&str> = compute.map(|id| module.name(module.function(id).name)).collect();
    let runs = names.into_iter().map(|name| interpret::dispatch(&module, name, [2, 1, 1], &mut buffers, &settings));
    runs.filter(Result::is_ok).count()
}

#[test]
fn no_valid_shader_makes_it_panic() {
    let shaders = colorfast_testdata::shaders(&["e2e", "builtins"]);
    let ran: usize = shaders.iter().map(|shader| run_over_zeros(&shader.source)).sum();
    let sources = shaders.len();
    println!("{ran} entry points of {sources} shaders ran to their end");
    assert!(ran > 100);
}
