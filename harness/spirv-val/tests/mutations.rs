//! What the validator catches: one module of the kind that the writer makes, broken in one place at a time.

use colorfast_wire::{Bytes, Validate, Verdict};
use spirv_tools::assembler::{Assembler, AssemblerOptions, create};
use spirv_tools::{TargetEnv, binary::Binary};
use std::io::Write;
use std::process::{Command, Stdio};

const SHADER: &str = r#"OpCapability Shader
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 64 1 1
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %array ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 1
%void = OpTypeVoid
%f32 = OpTypeFloat 32
%u32 = OpTypeInt 32 0
%bool = OpTypeBool
%vec3 = OpTypeVector %u32 3
%fn = OpTypeFunction %void
%ptr_input = OpTypePointer Input %vec3
%id = OpVariable %ptr_input Input
%array = OpTypeRuntimeArray %f32
%block = OpTypeStruct %array
%ptr_block = OpTypePointer StorageBuffer %block
%data = OpVariable %ptr_block StorageBuffer
%ptr_f32 = OpTypePointer StorageBuffer %f32
%ptr_total = OpTypePointer Workgroup %u32
%total = OpVariable %ptr_total Workgroup
%u32_0 = OpConstant %u32 0
%u32_1 = OpConstant %u32 1
%u32_2 = OpConstant %u32 2
%u32_264 = OpConstant %u32 264
%f32_2 = OpConstant %f32 2
%main = OpFunction %void None %fn
%start = OpLabel
%gid = OpLoad %vec3 %id
%x = OpCompositeExtract %u32 %gid 0
%small = OpULessThan %bool %x %u32_2
OpSelectionMerge %merge None
OpBranchConditional %small %then %merge
%then = OpLabel
%place = OpAccessChain %ptr_f32 %data %u32_0 %x
%old = OpLoad %f32 %place
%root = OpExtInst %f32 %glsl Sqrt %old
%new = OpFMul %f32 %root %f32_2
OpStore %place %new
%before = OpAtomicIAdd %u32 %total %u32_2 %u32_0 %u32_1
OpBranch %merge
%merge = OpLabel
OpControlBarrier %u32_2 %u32_2 %u32_264
OpReturn
OpFunctionEnd
"#;

/// A kind of breakage: what is replaced, and by what.
const BREAKAGES: &[(&str, &str, &str)] = &[
    ("type of a result", "%new = OpFMul %f32", "%new = OpFMul %u32"),
    ("type of an operand", "OpStore %place %new", "OpStore %place %x"),
    ("instruction of another type", "OpFMul %f32 %root", "OpIMul %f32 %root"),
    ("address space of a pointer", "%ptr_f32 = OpTypePointer StorageBuffer", "%ptr_f32 = OpTypePointer Workgroup"),
    ("address space of a variable", "OpVariable %ptr_total Workgroup", "OpVariable %ptr_total Private"),
    ("no binding", "OpDecorate %data Binding 1\n", ""),
    ("no descriptor set", "OpDecorate %data DescriptorSet 0\n", ""),
    ("no block", "OpDecorate %block Block\n", ""),
    ("no offset", "OpMemberDecorate %block 0 Offset 0\n", ""),
    ("no stride", "OpDecorate %array ArrayStride 4\n", ""),
    ("built-in value of another stage", "BuiltIn GlobalInvocationId", "BuiltIn FragCoord"),
    ("type of a built-in value", "%ptr_input = OpTypePointer Input %vec3", "%ptr_input = OpTypePointer Input %f32"),
    ("stage without its mode", "OpExecutionMode %main LocalSize 64 1 1\n", ""),
    ("instruction of another stage", "%root = OpExtInst %f32 %glsl Sqrt %old", "%root = OpDPdx %f32 %old"),
    ("interface that lacks a variable", "%main \"main\" %id", "%main \"main\""),
    ("component that is not there", "OpCompositeExtract %u32 %gid 0", "OpCompositeExtract %u32 %gid 3"),
    ("number of parameters", "%fn = OpTypeFunction %void", "%fn = OpTypeFunction %void %u32"),
    ("no merge", "OpSelectionMerge %merge None\n", ""),
    ("use before definition", "OpFMul %f32 %root %f32_2", "OpFMul %f32 %new %f32_2"),
    ("block without an end", "OpBranch %merge\n%merge", "%merge"),
    ("atomic on what is none", "OpAtomicIAdd %u32 %total", "OpAtomicIAdd %u32 %place"),
    ("missing capability", "%f32 = OpTypeFloat 32", "%f32 = OpTypeFloat 32\n%f16 = OpTypeFloat 16"),
    ("no entry point", "OpEntryPoint GLCompute %main \"main\" %id\nOpExecutionMode %main LocalSize 64 1 1\n", ""),
];

/// The words of a module in text form.
fn assembled(text: &str) -> Vec<u8> {
    let assembler = create(Some(TargetEnv::Vulkan_1_1));
    let options = AssemblerOptions { preserve_numeric_ids: false };
    let binary: Binary = assembler.assemble(text, options).expect("it is an assembly text");
    binary.as_words().iter().flat_map(|word| word.to_le_bytes()).collect()
}

#[test]
fn every_kind_of_breakage_is_caught() {
    let texts = std::iter::once(SHADER.to_owned()).chain(BREAKAGES.iter().map(|(kind, from, to)| {
        assert!(SHADER.contains(from), "{kind}: the shader has no `{from}`");
        SHADER.replacen(from, to, 1)
    }));
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorfast-spirv-val"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    for text in texts {
        let environment = "vulkan1.1".to_owned();
        let module = Bytes(assembled(&text));
        let request = Validate { environment, stage: String::new(), entry_point: String::new(), module };
        writeln!(stdin, "{}", serde_json::to_string(&request).expect("plain data")).expect("the worker listens");
    }
    drop(stdin);
    let output = child.wait_with_output().expect("the worker ends");
    let output = String::from_utf8(output.stdout).expect("UTF-8");
    let verdicts: Vec<Verdict> = output.lines().map(|line| serde_json::from_str(line).expect("a verdict")).collect();
    assert_eq!(verdicts[0], Verdict::Valid, "the module itself");
    let mut missed = Vec::new();
    for ((kind, ..), verdict) in BREAKAGES.iter().zip(&verdicts[1..]) {
        let is_caught = matches!(verdict, Verdict::Invalid(_));
        println!("{}: {kind}", if is_caught { "caught" } else { "missed" });
        if !is_caught {
            missed.push(*kind);
        }
    }
    assert_eq!(missed, [""; 0], "{} of {} kinds are caught", BREAKAGES.len() - missed.len(), BREAKAGES.len());
}
