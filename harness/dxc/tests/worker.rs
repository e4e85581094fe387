//! The worker, as `xtest` drives it. (That there is an integration test also makes `cargo test` build the program.)

mod common;

use colorfast_wire::{DxcAnswer, DxcRequest, Verdict};
use common::{answers, hlsl, library};

#[test]
fn a_missing_library_is_said_to_be_missing() {
    let answers = answers("/nowhere/libdxcompiler.so", &[DxcRequest::Version]);
    assert!(matches!(&answers[0], DxcAnswer::Failed(why) if why.contains("/nowhere/")), "{answers:?}");
}

#[test]
fn every_entry_point_is_validated() {
    let Some(library) = library() else {
        eprintln!("not run: no DXC; `cargo xtask setup-validators` fetches it");
        return;
    };
    let compute = "RWByteAddressBuffer b : register(u0);\n[numthreads(1, 1, 1)] void main() { b.Store(0u, 1u); }\n";
    let broken = format!("{compute}float4 paint() : SV_Target0 {{ return missing; }}\n");
    let answers = answers(
        &library,
        &[
            DxcRequest::Version,
            DxcRequest::Validate(hlsl(compute, &[("main", "compute")])),
            DxcRequest::Validate(hlsl(&broken, &[("main", "compute"), ("paint", "fragment")])),
            DxcRequest::Validate(hlsl("static const int a = 1;\n", &[])),
            DxcRequest::Spirv(hlsl(compute, &[("main", "compute")])),
        ],
    );
    assert!(matches!(&answers[0], DxcAnswer::Version(version) if version.starts_with("1.")), "{answers:?}");
    assert_eq!(answers[1], DxcAnswer::Verdict(Verdict::Valid));
    let DxcAnswer::Verdict(Verdict::Invalid(message)) = &answers[2] else { panic!("{answers:?}") };
    assert!(message.contains("missing"), "{message}");
    assert_eq!(answers[3], DxcAnswer::Verdict(Verdict::Valid));
    assert!(matches!(&answers[4], DxcAnswer::Spirv(words) if words.0.starts_with(&[3, 2, 35, 7])), "{answers:?}");
}
