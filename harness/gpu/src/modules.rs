//! Shader modules: SPIR-V is handed to the driver as it is, without a look by wgpu or naga; WGSL is translated by naga.

use colorfast_wire::{Code, Execution, Work};
use std::borrow::Cow;

/// The module of each entry point.
pub fn create(device: &wgpu::Device, execution: &Execution) -> Result<Vec<wgpu::ShaderModule>, String> {
    let Execution { modules, entry_points, work } = execution;
    match &modules[..] {
        [only] => {
            let names: Vec<&String> = entry_points.iter().collect();
            Ok(vec![module(device, only, &names, work)?; entry_points.len()])
        }
        several if several.len() == entry_points.len() => {
            several.iter().zip(entry_points).map(|(code, name)| module(device, code, &[name], work)).collect()
        }
        _ => Err("there is neither one module nor one for each entry point".to_owned()),
    }
}

fn module(
    device: &wgpu::Device,
    code: &Code,
    entry_points: &[&String],
    work: &Work,
) -> Result<wgpu::ShaderModule, String> {
    let words = match code {
        Code::Spirv(words) => words,
        Code::Wgsl(text) => {
            let source = wgpu::ShaderSource::Wgsl(Cow::Borrowed(text));
            return Ok(device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source }));
        }
    };
    let (words, rest) = words.0.as_chunks::<4>();
    if !rest.is_empty() {
        return Err("the module is no whole number of words".to_owned());
    }
    let mut words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let bound = work.resources.iter().map(|resource| (resource.group, resource.binding)).collect();
    crate::bindings::make_dense(&mut words, &bound);
    let entry_points = entry_points.iter().map(|name| wgpu::PassthroughShaderEntryPoint {
        name: Cow::Borrowed(name.as_str()),
        // Only Metal reads it.
        workgroup_size: (1, 1, 1),
    });
    let descriptor = wgpu::ShaderModuleDescriptorPassthrough {
        entry_points: entry_points.collect(),
        spirv: Some(Cow::Owned(words)),
        ..Default::default()
    };
    // SAFETY: the harness validates a module before it asks for its execution; a driver that still misbehaves takes down this
    // process only.
    #[allow(unsafe_code)]
    Ok(unsafe { device.create_shader_module_passthrough(descriptor) })
}
