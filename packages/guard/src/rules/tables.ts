// The clouds' own services, and the blocks of IANA's registry of IPv6 Global Unicast Address Assignments.
// Generated from tooling/data/iana: do not edit. To make it again: npm run generate

/** Addresses and prefixes at which a cloud serves the machines in it, as of 2026-11-23. */
export const CLOUD_SERVICES: readonly string[] = [
  // AWS and most clouds: metadata. https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html
  "169.254.169.254",
  // AWS: metadata. https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html
  "fd00:ec2::254",
  // AWS: name server. https://docs.aws.amazon.com/vpc/latest/userguide/AmazonDNS-concepts.html
  "169.254.169.253",
  // AWS: name server. https://docs.aws.amazon.com/vpc/latest/userguide/AmazonDNS-concepts.html
  "fd00:ec2::253",
  // AWS: time. https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/configure-ec2-ntp.html
  "169.254.169.123",
  // AWS: time. https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/configure-ec2-ntp.html
  "fd00:ec2::123",
  // AWS: activation of Windows. https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/common-messages.html
  "169.254.169.250",
  // AWS: activation of Windows. https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/common-messages.html
  "169.254.169.251",
  // AWS ECS: credentials of a task. https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task-iam-roles.html
  "169.254.170.2",
  // AWS EKS: credentials of a pod. https://docs.aws.amazon.com/eks/latest/userguide/pod-id-agent-setup.html
  "169.254.170.23",
  // AWS EKS: credentials of a pod. https://docs.aws.amazon.com/eks/latest/userguide/pod-id-agent-setup.html
  "fd00:ec2::23",
  // Azure: channel to the host and name server. https://learn.microsoft.com/en-us/azure/virtual-network/what-is-ip-address-168-63-129-16
  "168.63.129.16",
  // Google: metadata. https://cloud.google.com/compute/docs/metadata/querying-metadata
  "fd20:ce::254",
  // Google GKE: metadata of a node. https://cloud.google.com/kubernetes-engine/docs/how-to/workload-identity
  "169.254.169.252",
  // OpenStack: metadata. https://docs.openstack.org/nova/latest/user/metadata.html
  "fe80::a9fe:a9fe",
  // Oracle: metadata. https://docs.oracle.com/en-us/iaas/Content/Compute/Tasks/gettingmetadata.htm
  "fd00:c1::a9fe:a9fe",
  // Oracle: metadata of Classic. https://docs.oracle.com/en/cloud/cloud-at-customer/occ-get-started/retrieve-predefined-instance-metadata.html
  "192.0.0.192",
  // Alibaba: metadata. https://www.alibabacloud.com/help/en/ecs/user-guide/view-instance-metadata
  "100.100.100.200",
  // Alibaba: metadata. https://www.alibabacloud.com/help/en/ecs/user-guide/view-instance-metadata
  "fd00:100::100:200",
  // Alibaba: name server. https://www.alibabacloud.com/help/en/dns/what-is-private-dns
  "100.100.2.136",
  // Alibaba: name server. https://www.alibabacloud.com/help/en/dns/what-is-private-dns
  "100.100.2.138",
  // Tencent: metadata. https://www.tencentcloud.com/document/product/213/4934
  "169.254.0.23",
  // Scaleway: metadata. https://www.scaleway.com/en/docs/instances/how-to/use-cloud-init
  "169.254.42.42",
  // Scaleway: metadata. https://www.scaleway.com/en/docs/instances/how-to/use-cloud-init
  "fd00:42::42",
  // Akamai: metadata. https://techdocs.akamai.com/cloud-computing/docs/metadata-service-api
  "fd00:a9fe:a9fe::1",
  // Volcengine: metadata and credentials. https://www.volcengine.com/docs/6396/113780
  "100.96.0.96",
  // IBM: name servers and mirrors. https://cloud.ibm.com/docs/vpc?topic=vpc-service-endpoints-for-vpc
  "161.26.0.0/16",
  // IBM: endpoints of cloud services. https://cloud.ibm.com/docs/vpc?topic=vpc-service-endpoints-for-vpc
  "166.8.0.0/14",
];

/**
 * What IANA has allocated of IPv6, as of 2026-09-25; neighbouring blocks are joined.
 * @see https://www.iana.org/assignments/ipv6-unicast-address-assignments
 */
export const ALLOCATED =
  "2001::/20 2001:1200::/23 2001:1400::/22 2001:1800::/21 2001:2000::/19 2001:4000::/21 2001:4800::/22 2001:4c00::/23 2001:5000::/20 2001:8000::/18 2002::/16 2003::/18 2400::/11 2600::/12 2610::/23 2620::/23 2630::/12 2800::/12 2a00::/11 2c00::/12";
