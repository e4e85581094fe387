//! One line for each rule of the resolver that the specification cases do not hold, and for what is easily rejected by mistake.

use colorfast::Compiler;
use colorfast::diagnostic::Severity;
use colorfast::intrinsics::LanguageFeature;
use colorfast::sem::{Features, Program};

fn resolve_with(source: &str, features: &Features) -> Program {
    Compiler::new().read(source, features)
}

fn rules(program: &Program) -> Vec<&'static str> {
    program.diagnostics.iter().map(|diagnostic| diagnostic.rule.id).collect()
}

/// The rule and a program that breaks it, and no other.
const REJECTED: &[(&str, &str)] = &[
    ("wgsl/access-base", "fn f() { let a = 1i; _ = a.x; }"),
    ("wgsl/attribute-integer", "struct S { @size(4.0) a: f32 }"),
    ("wgsl/attribute-placement", "@align(4) var<private> a: i32;"),
    ("wgsl/attribute-placement", "@const fn f() {}"),
    (
        "wgsl/blend-src",
        "enable dual_source_blending; struct S { @location(0) @blend_src(0) a: f32, @location(0) @blend_src(1) b: u32 }",
    ),
    ("wgsl/builtin-and-location", "struct S { @builtin(position) @location(0) a: vec4f }"),
    ("wgsl/compute-io", "@compute @workgroup_size(1) fn f(@location(0) a: f32) {}"),
    ("wgsl/depth-mode", "struct S { @builtin(frag_depth, most) a: f32 }"),
    ("wgsl/discard-stage", "fn g() { discard; } @compute @workgroup_size(1) fn f() { g(); }"),
    (
        "wgsl/immediate-duplicate",
        "var<immediate> a: f32; var<immediate> b: f32; @compute @workgroup_size(1) fn f() { _ = a + b; }",
    ),
    ("wgsl/interpolate-without-location", "struct S { @interpolate(flat) a: f32 }"),
    ("wgsl/interpolation", "struct S { @location(0) @interpolate(flat, center) a: f32 }"),
    ("wgsl/io-without-entry-point", "fn f(@builtin(vertex_index) a: u32) {}"),
    ("wgsl/load-type", "@group(0) @binding(0) var<storage> a: array<f32>; fn f() { let b = a; }"),
    ("wgsl/subgroup-size", "enable subgroup_size_control; @compute @workgroup_size(1) @subgroup_size(3) fn f() {}"),
    ("wgsl/texture-sampled-type", "@group(0) @binding(0) var a: texture_2d<bool>;"),
    ("wgsl/type-size", "alias T = array<array<f32, 65536>, 65536>;"),
    ("wgsl/unknown-builtin-value", "struct S { @builtin(positoin) a: vec4f }"),
    ("wgsl/unknown-diagnostic-rule", "diagnostic(off, derivative_uniformty);"),
    ("wgsl/unreachable-code", "fn f() { return; let a = 1; }"),
    ("wgsl/constructible-required", "struct S { a: atomic<u32> } fn f() { _ = S(); }"),
    ("wgsl/workgroup-stage", "var<workgroup> a: f32; fn g() { _ = a; } @fragment fn f() { g(); }"),
    (
        "wgsl/writable-stage",
        "@group(0) @binding(0) var<storage, read_write> a: f32; @vertex fn f() -> @builtin(position) vec4f { return vec4f(a); }",
    ),
    ("wgsl/extension-required", "const a = 1h;"),
    ("wgsl/extension-required", "struct S { @builtin(primitive_index) a: u32 }"),
    ("wgsl/const-index-range", "fn f(a: vec3f) -> f32 { return a[3]; }"),
    ("wgsl/const-integer-division", "override a: i32; override b = a / 0;"),
    ("wgsl/const-expression-required", "fn f(a: i32) { switch a { case a: {} default: {} } }"),
    ("wgsl/type-expected", "const a = 1; var<private> b: a;"),
    ("wgsl/value-expected", "const a = i32;"),
    ("wgsl/value-expected", "const a = read_write;"),
    ("wgsl/value-expected", "fn g() {} fn f() { let a = g; }"),
    ("wgsl/template-arguments", "var<private> a: array;"),
    ("wgsl/template-arguments", "var<private> a: f32<i32>;"),
    ("wgsl/duplicate-declaration", "fn f() { for (var i = 0; i < 1; i++) { let i = 2; } }"),
    ("wgsl/unknown-identifier", "fn f() { loop { let a = 1; break; } _ = a; }"),
    ("wgsl/assignment-to-value", "fn f() { var a: vec3f; a.xy = vec2f(); }"),
    ("wgsl/assignment-to-value", "fn f(a: i32) { a = 1; }"),
    ("wgsl/address-of-operand", "@group(0) @binding(0) var a: sampler; fn f() { _ = &a; }"),
    ("wgsl/pointer-alias", "var<private> a: i32; fn g(p: ptr<private, i32>) { a = *p; } fn f() { g(&a); }"),
    ("wgsl/host-shareable", "@group(0) @binding(0) var<uniform> a: bool;"),
    ("wgsl/store-type", "var<private> a: array<f32>;"),
];

/// Programs without an error, each with something that is easily rejected by mistake.
const ACCEPTED: &[&str] = &[
    // Names: shadowing of predeclared objects, uses before declarations, own scopes.
    "fn min() -> u32 { return vec3f; } const vec3f = 1u;",
    "fn f(f: f32) -> f32 { return f; }",
    "const a = b + 1; const b = c; const c = 2;",
    "fn f() { let a = 1; { let a = a + 1; _ = a; } }",
    "fn f() { loop { let a = 1; continuing { _ = a; break if a > 1; } } }",
    "fn f() { loop { if true { continue; } let a = 1; continuing { break if true; } } }",
    "fn f() { for (var i = 0; ; i++) { if i == 1 { continue; } let j = i; if j > 3 { break; } } }",
    // Const-expressions: short circuits, abstract numbers, structures, swizzles, indices.
    "const a = false && (1 / 0 == 0); const b = true || (3000000000 == 1i); const_assert !a && b;",
    "const_assert vec4(1, 2, 3, 4).wzyx.xy[1] == 3;",
    "struct S { a: i32, b: array<f32, 2> } const s = S(1, array(2, 3)); const_assert s.b[1] == 3.0;",
    "const a = array<array<f32, 2>, 2>(array(1, 2), array(3, 4)); const_assert a[1][0] == 3;",
    "const_assert frexp(8.0).exp == 4; const_assert modf(-1.5).fract == -0.5;",
    "fn f() { let r = frexp(1.5); let e: i32 = r.exp; let m = modf(vec2(1.5)); let w: vec2f = m.whole; }",
    "const a: array<f32, 3> = array(1, 2, 3);",
    "fn f(i: i32) -> i32 { return array(1, 2, 3)[i] + vec3(1, 2, 3)[i]; }",
    "fn f(i: u32) { switch i { case 1, 2u: {} default: {} } switch 3 { case 3u, default: {} } }",
    // Overrides.
    "override n = 4u; const m = 2; var<workgroup> a: array<f32, n>; var<workgroup> b: array<f32, n * m>;
     @compute @workgroup_size(n, m) fn f() { a[0] = b[1]; }",
    "@id(7) override a: bool; override b = a && true; override c: f32 = 1;",
    // Memory.
    "fn f() { var v: vec3f; let p = &v; p.x = 1; p[1] = p.y; let w = p.zyx; *p = w; (*p).z += 1; v.x += 1; }",
    "struct S { a: array<i32, 4> } var<private> s: S; fn g(p: ptr<private, i32>) -> i32 { return *p; }
     fn f() -> i32 { let p = &s.a; return g(&(*p)[1]) + g(&p[2]); }",
    "fn g(a: ptr<function, i32>, b: ptr<function, i32>) -> i32 { return *a + *b; } fn f() { var a = 1; _ = g(&a, &a); }",
    "@group(0) @binding(0) var<storage, read_write> a: array<atomic<u32>>;
     @compute @workgroup_size(1) fn f() { _ = atomicAdd(&a[0], 1); atomicStore(&a[1], arrayLength(&a)); }",
    "@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler; fn f() { let u = t; _ = s; }",
    "@group(0) @binding(0) var<uniform> a: array<f32, 4>;",
    // Control flow.
    "fn f(a: i32) -> i32 { if a > 0 { return 1; } else if a < 0 { return 2; } else { return 3; } }",
    "fn f(a: i32) -> i32 { switch a { case 1: { return 1; } default: { return 2; } } }",
    "fn f() -> i32 { loop { return 1; } }",
    "fn f() -> i32 { while true { } return 1; }",
    "fn f() { loop { loop { continuing { break if true; } } continuing { loop { break; } break if true; } } }",
    // Stages.
    "struct V { @builtin(position) p: vec4f, @location(0) @interpolate(flat) i: u32 }
     @vertex fn v(@builtin(vertex_index) i: u32, @location(0) a: vec3<i32>) -> V { return V(vec4f(), i); }
     @fragment fn f(v: V) -> @location(0) vec4f { discard; return v.p; }",
    "enable dual_source_blending; struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
     @fragment fn f() -> S { return S(); }",
    "@group(0) @binding(0) var<uniform> a: f32; @group(0) @binding(0) var<uniform> b: f32;
     @compute @workgroup_size(1) fn f() { _ = a; } @compute @workgroup_size(1) fn g() { _ = b; }",
    "enable f16; fn f(a: vec3h) -> mat2x2<f16> { return mat2x2h(1, 2, 3, a.x); }",
    "@diagnostic(off, derivative_uniformity) fn f() { @diagnostic(warning, tool.rule) if true {} }",
];

#[test]
fn broken_rules_are_reported_alone() {
    for (rule, source) in REJECTED {
        let found = resolve_with(source, &Features::all());
        assert_eq!(rules(&found), [*rule], "{source}\n{:#?}", found.diagnostics);
    }
}

#[test]
fn valid_programs_are_accepted() {
    for source in ACCEPTED {
        let found = resolve_with(source, &Features::all());
        let errors = found.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
        assert_eq!(errors.count(), 0, "{source}\n{:#?}", found.diagnostics);
    }
}

#[test]
fn language_features_that_are_not_allowed_are_missing() {
    let without = |missing: LanguageFeature| {
        let present = LanguageFeature::ALL.iter().filter(|&&feature| feature != missing);
        present.fold(Features::NONE, |features, &feature| features.with_language_feature(feature))
    };
    let cases = [
        (
            LanguageFeature::PointerCompositeAccess,
            "wgsl/pointer-composite-access",
            "fn f() { var a: vec2f; let p = &a; p.x = 1; }",
        ),
        (
            LanguageFeature::UnrestrictedPointerParameters,
            "wgsl/pointer-argument",
            "fn g(p: ptr<function, i32>) {} fn f() { var a: array<i32, 2>; let p = &a; g(&(*p)[0]); }",
        ),
        (
            LanguageFeature::UnrestrictedPointerParameters,
            "wgsl/pointer-parameter-space",
            "fn g(p: ptr<workgroup, i32>) {}",
        ),
        (
            LanguageFeature::UniformBufferStandardLayout,
            "wgsl/uniform-layout",
            "@group(0) @binding(0) var<uniform> a: array<f32, 4>;",
        ),
        (
            LanguageFeature::LinearIndexing,
            "wgsl/feature-not-available",
            "struct S { @builtin(workgroup_index) a: u32 }",
        ),
    ];
    for (feature, rule, source) in cases {
        assert_eq!(rules(&resolve_with(source, &without(feature))), [rule], "{source}");
        assert_eq!(rules(&resolve_with(source, &Features::all())), [""; 0], "{source}");
    }
}

#[test]
fn a_mistake_is_reported_once() {
    // Each program has one mistake and many uses of what it breaks.
    let sources = [
        "const a = b; const c = a + a; fn f() -> i32 { let x = a; return x + c; }",
        "struct S { a: T } var<private> s: S; fn f(p: S) -> S { let x = s.a; return S(); }",
        "fn f() -> Missing { return 1; } fn g() { let a = f(); _ = a + f(); }",
        "const a = 1 / 0; const b = a + 1; var<private> c: array<f32, a>; const_assert b == 1;",
        "fn f() { let a = 1 + true; let b = a + a; var c = vec2(b); c.x = a; }",
    ];
    for source in sources {
        let found = resolve_with(source, &Features::all());
        assert_eq!(found.diagnostics.len(), 1, "{source}\n{:#?}", found.diagnostics);
    }
}
