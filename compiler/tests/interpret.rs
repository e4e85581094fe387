//! What the interpreter checks for is found, and what ends it ends it. That it gives every case of `testdata/exec` what is expected, without a
//! race, `cargo test -p colorfast-harness --test meaning` asks.

use colorfast::Compiler;
use colorfast::diagnostic::SourceFile;
use colorfast::interpret::{self, Checks, Report, Resources, Settings, Strict};
use colorfast::intrinsics::LoweringTarget;
use colorfast::intrinsics::enums::Target;
use colorfast::ir::{Binding, Module, Op};
use colorfast::sem::Features;
use colorfast::transform::{SubstituteOverridesConfig, binary_polyfill, substitute_overrides};
use colorfast::types::{ShaderStage, Type};

fn lowered(source: &str) -> Result<Module, String> {
    let file = SourceFile::new("case", source);
    let shown = |diagnostics: colorfast::diagnostic::Diagnostics| {
        let lines = diagnostics.iter().map(|d| format!("{:?}: {}", file.location(d.span.start), d.message));
        lines.collect::<Vec<_>>().join("; ")
    };
    let mut module = Compiler::new().lower(source, &Features::all()).map_err(shown)?;
    substitute_overrides(&mut module, &SubstituteOverridesConfig::default()).map_err(shown)?;
    Ok(module)
}

/// Runs `main` over two workgroups with a buffer of zeros at 0:0.
fn checked(source: &str, words: usize, settings: &Settings) -> Result<(Report, Vec<u32>), String> {
    let module = lowered(source)?;
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
    let mut module = lowered(&source).expect("the shader is valid");
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
    let module = lowered(&text).expect("the shader is valid");
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
    let Ok(module) = lowered(source) else { return 0 };
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
